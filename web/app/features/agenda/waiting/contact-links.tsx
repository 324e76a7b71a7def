import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { whatsappNumber } from "@relato/shared/domain/notices.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatFullDay, formatTime } from "@relato/shared/locales/calendar-format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { mailtoLink, whatsappLink } from "../../sharing/messages.ts";

/** Links to a prepared message that asks the patient. The doctor sends it in another program. */
export const ContactLinks = (props: { entry: WaitingEntry; data: string; timeZone: string }) => {
  const { entry, data, timeZone } = props;
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  const { email, telefone, whatsapp } = entry.contact;
  const day = formatFullDay(locale, dayIn(data, timeZone));
  const body = words.message.text(day, formatTime(locale, data, timeZone));
  const number = whatsappNumber(whatsapp) ?? whatsappNumber(telefone);
  const phone = telefone ?? whatsapp;
  const links = [
    ...(number === null ? [] : [{ how: "whatsapp" as const, href: whatsappLink(body, number) }]),
    ...(email === null
      ? []
      : [
          {
            how: "email" as const,
            href: mailtoLink({ to: email, subject: words.message.subject, body }),
          },
        ]),
    ...(phone === null ? [] : [{ how: "phone" as const, href: `tel:${phone}` }]),
  ];
  if (links.length === 0) return <p className="text-sm text-muted">{words.contact.none}</p>;
  return (
    <ul className="-ml-3 flex flex-wrap">
      {links.map(({ how, href }) => (
        <li key={how}>
          <a
            href={href}
            target={how === "whatsapp" ? "_blank" : undefined}
            rel="noreferrer"
            aria-label={words.contact.of(words.contact[how], entry.paciente.nome)}
            className="btn px-3 text-sm text-accent hover:bg-sunken"
          >
            {words.contact[how]}
          </a>
        </li>
      ))}
    </ul>
  );
};
