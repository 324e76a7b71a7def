import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { GrantsSection } from "../planos/grants-section.tsx";
import { InvitationsSection } from "./invitations-section.tsx";
import { WriterSection } from "./writer-section.tsx";

/** The Super Admin page (specification 2.5) with the choice of a model. The rest is not built. */
export const AdminPage = () => {
  const { locale, text } = useLanguage();
  const words = text.admin;
  usePageTitle(words.title);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="mt-6">
        <WriterSection />
      </div>
      <GrantsSection />
      <InvitationsSection />
      <div className="card mt-6 max-w-prose space-y-3 p-5 sm:p-6">
        <p>{words.notYet}</p>
        <p className="text-muted">{words.meanwhile}</p>
        <p>
          <Link href={paths.dashboard(locale)} className="btn btn-quiet">
            {words.back}
          </Link>
        </p>
      </div>
    </>
  );
};
