import type { Announcement } from "@relato/shared/contract/announcements.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { announcementsQuery } from "./queries.ts";

const Item = ({ title, body, created_at, finished_at, notified, mailed }: Announcement) => {
  const { locale, text } = useLanguage();
  const words = text.announcements;
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 text-sm whitespace-pre-line text-muted">{body}</p>
      <p className="mt-2 text-sm">
        <time dateTime={created_at}>{formatDateTime(locale, created_at)}</time>
        {" · "}
        {finished_at === null ? words.running : words.reached(notified, mailed)}
      </p>
    </li>
  );
};

/** Announcements to the accounts that accept them (preferences notify_system, email_marketing). */
export const AnnouncementsSection = () => {
  const words = useLanguage().text.announcements;
  const query = useQuery(announcementsQuery);
  const { data } = query;
  return (
    <section aria-label={words.title} className="card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{words.intro}</p>
      {data === undefined ? (
        <Pending query={query} title={words.failed} className="mt-4" />
      ) : (
        <>
          <AnnouncementForm readers={data.readers} sendsMail={data.sends_mail} />
          <h3 className="mt-8 font-semibold">{words.published}</h3>
          {data.items.length === 0 ? (
            <p className="mt-2 text-sm text-muted">{words.empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.items.map((one) => (
                <Item key={one.id} {...one} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
};
