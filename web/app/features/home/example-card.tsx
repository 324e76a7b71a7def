import { useRouter } from "@tanstack/react-router";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { SparkIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshConsultas } from "../consultas/queries.ts";

/** Creates the example consultation of a new account. */
export const ExampleCard = () => {
  const { locale, text } = useLanguage();
  const router = useRouter();
  const example = useAction({
    run: () =>
      call("POST /api/consultas/example", { body: { language: languageOfLocale(locale) } }),
    onSuccess: ({ id }, _variables, client) => {
      refreshConsultas(client, id);
      router.history.push(paths.consulta(locale, id));
    },
  });
  return (
    <section className="rounded-card border border-accent bg-accent-soft p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <SparkIcon className="size-5 text-accent" />
        {text.home.example.title}
      </h2>
      <p className="mt-1.5 text-sm">{text.home.example.detail}</p>
      {example.error === null ? null : (
        <div className="mt-3">
          <FailureNotice
            title={text.failures.title.consultation}
            error={example.error}
            category="consultation"
          />
        </div>
      )}
      <button
        type="button"
        disabled={example.isPending}
        onClick={() => example.mutate()}
        className="btn btn-primary mt-4"
      >
        {example.isPending ? text.common.loading : text.home.example.action}
      </button>
    </section>
  );
};
