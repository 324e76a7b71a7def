import { paths } from "../../paths.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { mailtoLink, whatsappLink } from "../sharing/messages.ts";

/** The doctor's link with the ways to share it. */
export const ReferralLink = ({ code }: { code: string }) => {
  const { locale, text } = useLanguage();
  const words = text.referrals.link;
  const link = `${window.location.origin}${paths.signup(locale, { ref: code })}`;
  const message = words.message(link);
  return (
    <section aria-labelledby="referral-link" className="card p-5 sm:p-6">
      <h2 id="referral-link" className="text-lg font-semibold">
        {words.title}
      </h2>
      <div className="mt-4 flex flex-wrap gap-6">
        <div className="min-w-0 flex-1 basis-72 space-y-4">
          <LabelledInput
            label={words.label}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <CopyButton value={link} words={words} />
            <a
              className="btn btn-quiet"
              href={mailtoLink({ subject: words.subject, body: message })}
            >
              {words.mail}
            </a>
            <a
              className="btn btn-quiet"
              href={whatsappLink(message)}
              target="_blank"
              rel="noreferrer"
            >
              {words.whatsapp}
            </a>
          </div>
        </div>
        <figure className="w-48">
          <QrCode value={link} label={words.qr} />
          <figcaption className="mt-2 text-sm text-muted">{words.qrHint}</figcaption>
        </figure>
      </div>
    </section>
  );
};
