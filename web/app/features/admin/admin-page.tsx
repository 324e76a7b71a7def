import { Navigate, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note, Skeleton } from "../../ui/surfaces.tsx";
import { ADMIN_SECTIONS, type AdminSection, FIRST_SECTION, isAdminSection } from "./sections.ts";

const NAMES = Object.keys(ADMIN_SECTIONS) as AdminSection[];

/** Links, not tabs: each section has its own address. */
const SectionLinks = ({ current }: { current: AdminSection }) => {
  const { locale, text } = useLanguage();
  return (
    <nav aria-label={text.admin.sectionsLabel} className="mt-5 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {NAMES.map((name) => (
          <li key={name}>
            <Link
              href={paths.admin(locale, name === FIRST_SECTION ? undefined : name)}
              aria-current={name === current ? "page" : undefined}
              className={
                "flex min-h-12 items-center border-b-2 border-transparent px-3 text-sm " +
                "font-semibold whitespace-nowrap text-muted hover:text-ink " +
                "aria-[current]:border-accent aria-[current]:text-accent-strong"
              }
            >
              {text.admin.sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The Super Admin page (specification 2.5, 2.18). */
export const AdminPage = () => {
  const words = useLanguage().text.admin;
  const { section = FIRST_SECTION } = useParams({ from: "/admin/{-$section}" });
  const current = isAdminSection(section) ? section : null;
  usePageTitle(current === null ? words.title : `${words.sections[current]} · ${words.title}`);
  if (current === null)
    return <Navigate to="/admin/{-$section}" params={{ section: undefined }} replace />;
  const Section = ADMIN_SECTIONS[current];
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <SectionLinks current={current} />
      <div className="mt-6">
        <LoadBoundary
          key={current}
          fallback={
            <Note tone="warn" announce="alert">
              {words.sectionFailed}
            </Note>
          }
        >
          <Suspense fallback={<Skeleton lines={6} className="card p-5" />}>
            <Section />
          </Suspense>
        </LoadBoundary>
      </div>
    </>
  );
};
