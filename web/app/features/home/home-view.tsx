import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { ConsultaCard } from "../consultas/consulta-card.tsx";
import { consultasQuery } from "../consultas/queries.ts";
import { useUser } from "../contas/session.ts";
import { FoundRecordings } from "../gravacoes/found-recording.tsx";
import { ServicesNotice } from "../services/services-notice.tsx";
import { ExampleCard } from "./example-card.tsx";
import { NewConsultation } from "./new-consultation.tsx";

const RECENT = 3;

const Recent = () => {
  const { locale, text } = useLanguage();
  const { data } = useInfiniteQuery(consultasQuery);
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id="recent" className="text-lg font-semibold">
          {text.home.recent}
        </h2>
        <Link
          href={paths.dashboard(locale, "consultations")}
          className="text-sm font-semibold text-accent underline-offset-2 hover:underline"
        >
          {text.home.seeAll}
        </Link>
      </div>
      <ul className="space-y-3">
        {items.slice(0, RECENT).map((consulta) => (
          <li key={consulta.id}>
            <ConsultaCard consulta={consulta} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The dashboard's first view: take in a consultation, see the latest. */
export const HomeView = () => {
  const { text } = useLanguage();
  const user = useUser();
  const { data } = useInfiniteQuery(consultasQuery);
  usePageTitle(text.shell.views.home);
  const isNew = data !== undefined && data.pages[0]?.items.length === 0;
  return (
    <div className="space-y-6">
      <div>
        <h1 className="font-serif text-3xl font-semibold break-words">
          {text.home.welcome(user.name)}
        </h1>
        <p className="mt-1 text-muted">{text.home.lead}</p>
      </div>
      <ServicesNotice />
      <FoundRecordings />
      {isNew ? <ExampleCard /> : null}
      <NewConsultation />
      <Recent />
    </div>
  );
};
