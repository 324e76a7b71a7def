import type { Document } from "@relato/shared/domain/document.ts";

/** Characters of a text in a link: mail programs cut URLs longer than about 2,000. */
const MAX_TEXT = 1200;

const short = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1).trimEnd()}…`;

/** A document's headings with their statements, as plain text. Empty headings are left out. */
export const documentText = ({ sections }: Pick<Document, "sections">): string =>
  sections
    .filter(({ statements }) => statements.length > 0)
    .map(({ heading, statements }) =>
      [heading, ...statements.map(({ text }) => `- ${text}`)].join("\n"),
    )
    .join("\n\n");

/** A text and the page's address (specification 7.6). A long text is cut, the address is not. */
export const bodyOf = (text: string, address: string): string =>
  text === "" ? address : `${short(text)}\n\n${address}`;

/** RFC 6068; spaces as %20, since mail programs show a plus. Without `to`, the doctor types it. */
export const mailtoLink = (mail: { to?: string | null; subject: string; body: string }): string => {
  // The sign between the two parts of an address is not encoded.
  const to = encodeURIComponent(mail.to ?? "").replace("%40", "@");
  const [subject, body] = [mail.subject, mail.body].map(encodeURIComponent);
  return `mailto:${to}?subject=${subject}&body=${body}`;
};

/** `to`: digits with the country code. https://faq.whatsapp.com/5913398998672934 */
export const whatsappLink = (text: string, to: string | null = null): string =>
  `https://wa.me/${to ?? ""}?text=${encodeURIComponent(text)}`;
