import { SUPPORT_CHANNELS, type SupportChannel } from "@relato/shared/domain/support.ts";
import { paths } from "../paths.ts";
import { useLanguage } from "./language.tsx";

/** The chat of this installation; null without one. The server writes it into the page. */
export const supportChannel = (): SupportChannel | null =>
  SUPPORT_CHANNELS.find((one) => one === document.body.dataset["support"]) ?? null;

/** The address of this installation's support; null without one. */
const supportEmail = (): string | null => {
  const { supportEmail: email = "" } = document.body.dataset;
  return email.includes("@") ? email : null;
};

/** The way to support, in a limit or an error; nothing where the installation has none. */
export const SupportContact = ({ className = "" }: { className?: string }) => {
  const { locale, text } = useLanguage();
  const words = text.common.support;
  const look = `text-sm ${className}`;
  const link = "font-semibold underline underline-offset-4";
  if (supportChannel() === "widget")
    return (
      <p className={look}>
        <a href={paths.support(locale)} target="_blank" rel="noopener" className={link}>
          {words.open} <span className="font-normal">({words.newTab})</span>
        </a>
      </p>
    );
  const email = supportEmail();
  return email === null ? null : (
    <p className={`${look} [overflow-wrap:anywhere]`}>
      {words.write}{" "}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      .
    </p>
  );
};
