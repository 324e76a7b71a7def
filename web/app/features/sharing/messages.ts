/** Characters of a summary in a link: mail programs cut URLs longer than about 2,000. */
const MAX_SUMMARY = 1200;

const short = (text: string): string =>
  text.length <= MAX_SUMMARY ? text : `${text.slice(0, MAX_SUMMARY - 1).trimEnd()}…`;

/** Summary and page address (specification 7.6). */
export const bodyOf = (summary: string, address: string): string =>
  summary === "" ? address : `${short(summary)}\n\n${address}`;

/** RFC 6068; spaces as %20, since mail programs show a plus. `to` may be empty. */
export const mailtoLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** https://faq.whatsapp.com/5913398998672934 */
export const whatsappLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
