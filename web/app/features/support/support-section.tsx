import { useLanguage } from "../../ui/language.tsx";
import { SupportContact, supportChannel } from "../../ui/support-contact.tsx";
import { SupportChat } from "./support-chat.tsx";

/** How to reach support, in the help; nothing where the installation has no support. */
export const SupportSection = () => {
  const words = useLanguage().text.support;
  const channel = supportChannel();
  return (
    <div className="mt-8 space-y-3">
      {channel === null ? null : (
        <section aria-labelledby="support-title" className="card p-5">
          <h2 id="support-title" className="text-lg font-semibold">
            {words.title}
          </h2>
          <p className="mt-1 mb-3 max-w-prose text-sm text-muted">
            {channel === "widget" ? words.widgetAbout : words.chatAbout}
          </p>
          {channel === "widget" ? <SupportContact /> : <SupportChat />}
        </section>
      )}
      {channel === "widget" ? null : <SupportContact />}
    </div>
  );
};
