import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { PerfilForm } from "./perfil-form.tsx";

/** The profile's view, reached from the user menu. */
export const PerfilView = () => {
  const words = useLanguage().text.perfil;
  usePageTitle(words.title);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-6 text-muted">{words.intro}</p>
      <div className="card p-4 sm:p-6">
        <PerfilForm />
      </div>
    </>
  );
};
