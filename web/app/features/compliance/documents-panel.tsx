import { COMPLIANCE_DOCUMENTS, type Controller } from "@relato/shared/contract/compliance.ts";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Panel } from "../operations/panel.tsx";
import { controllerQuery } from "./queries.ts";

const FIELDS = ["name", "document", "address", "dpo_name", "dpo_email"] as const;

const ControllerForm = ({ saved }: { saved: Controller }) => {
  const words = useLanguage().text.compliance.controller;
  const [draft, setDraft] = useState(saved);
  const save = useAction({
    run: (body: Controller) => call("PUT /api/admin/compliance/controller", { body }),
    success: words.saved,
    onSuccess: (controller, _, client) => client.setQueryData(controllerQuery.queryKey, controller),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    save.mutate(draft);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        {FIELDS.map((name) => (
          <LabelledInput
            key={name}
            label={words[name]}
            type={name === "dpo_email" ? "email" : "text"}
            maxLength={name === "document" ? 30 : 300}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          />
        ))}
      </div>
      {save.error === null ? null : <FailureNotice error={save.error} />}
      <button type="submit" className="btn btn-primary" disabled={save.isPending}>
        {words.save}
      </button>
    </form>
  );
};

/** Who answers for the installation, and the documents that are filled in from its state. */
export const DocumentsPanel = () => {
  const { locale, text } = useLanguage();
  const words = text.compliance.documents;
  const query = useQuery(controllerQuery);
  const download = useAction({
    run: (wanted: { document: (typeof COMPLIANCE_DOCUMENTS)[number]; format: "pdf" | "md" }) =>
      call("GET /api/admin/compliance/documents/:document", {
        params: { document: wanted.document },
        query: { locale, format: wanted.format },
      }),
    onSuccess: saveFile,
    failure: "toast",
  });
  return (
    <Panel title={words.title} intro={words.intro}>
      {query.data === undefined ? (
        <Pending query={query} title={text.compliance.failed} />
      ) : (
        <ControllerForm saved={query.data} />
      )}
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {COMPLIANCE_DOCUMENTS.map((document) => (
          <li key={document} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="block font-medium">{words.names[document]}</span>
              <span className="block text-sm text-muted">{words.laws[document]}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              {(["pdf", "md"] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  className="btn btn-quiet"
                  aria-label={`${words.names[document]}: ${words.formats[format]}`}
                  disabled={download.isPending}
                  onClick={() => download.mutate({ document, format })}
                >
                  {words.formats[format]}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
