import { useQueryClient } from "@tanstack/react-query";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { use, useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { WithIdentity } from "../../perfil/with-identity.tsx";
import { PdfActions } from "../../sharing/pdf-actions.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { ShowPanelContext } from "../panels/panel-view.ts";
import { AddendumForm } from "./addendum-form.tsx";
import { DeliveryButtons } from "./delivery-buttons.tsx";
import { ImagesSection } from "./images-section.tsx";
import { RemoveLaudo } from "./remove-laudo.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { useRefreshLaudo } from "./use-refresh-laudo.ts";
import { useStoreVersion } from "../versions/store-version.ts";

const SignState = () => {
  const { locale, text } = useLanguage();
  const words = text.laudoFinish.signing;
  const { laudo } = useOpenLaudo();
  const { sign_off } = laudo;
  if (sign_off === null) return <p className="text-sm text-muted">{words.unsigned}</p>;
  const when = formatDateTime(locale, sign_off.signed_at);
  return (
    <>
      <Note tone={sign_off.intact ? "ok" : "danger"}>
        {sign_off.intact ? words.signed(sign_off.signed_name, when) : words.broken}
      </Note>
      {sign_off.lint_answers.length === 0 ? null : (
        <ul aria-label={words.answers} className="mt-2 space-y-1 text-sm">
          {sign_off.lint_answers.map((one) => (
            <li key={`${one.kind} ${one.quote}`}>
              <b>{text.laudoFinish.check.kind[one.kind]}</b>: “{one.quote}” — {one.answer}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** PDF, sharing and FHIR. */
const Delivery = () => {
  const { laudoFinish: words, laudoPanels } = useLanguage().text;
  const { laudo, form } = useOpenLaudo();
  const prepare = useStoreVersion();
  const { id } = laudo;
  const download = useAction({
    run: async () =>
      (await prepare()) ? call("GET /api/laudos/:id/fhir", { params: { id } }) : null,
    onSuccess: (file) => {
      if (file !== null) saveFile(file);
    },
    failure: "toast",
  });
  const document = { id, titulo: form.titulo, code: shortCode(id), is_laudo: true };
  return (
    <section data-focus="pdf" className="flex flex-wrap gap-2">
      {laudo.version === null && !laudo.can.edit ? (
        <p className="text-sm text-muted">{laudoPanels.noVersion}</p>
      ) : (
        <>
          <PdfActions document={document} prepare={prepare} />
          <DeliveryButtons document={document} prepare={prepare} />
        </>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.fhir}
      </button>
    </section>
  );
};

/** Signature, addendum, images, PDF, sharing and FHIR. */
export const FinishPanel = () => {
  const words = useLanguage().text.laudoFinish;
  const { laudo } = useOpenLaudo();
  const [isSigning, setSigning] = useState(false);
  const client = useQueryClient();
  const refresh = useRefreshLaudo();
  const showPanel = use(ShowPanelContext);
  return (
    <div className="space-y-5">
      <section data-focus="sign" className="space-y-2">
        <div data-focus="signed" tabIndex={-1} className="rounded-lg">
          <SignState />
        </div>
        {laudo.can.sign ? (
          <button type="button" className="btn btn-primary" onClick={() => setSigning(true)}>
            {words.signing.open}
          </button>
        ) : null}
      </section>
      {laudo.can.addendum && !laudo.can.sign ? <AddendumForm /> : null}
      <ImagesSection />
      <Delivery />
      {laudo.can.remove ? <RemoveLaudo /> : null}
      {isSigning ? (
        <WithIdentity onClose={() => setSigning(false)} onAsked={() => refresh(client)}>
          <SignDialog
            onClose={() => setSigning(false)}
            // The button that opened the dialog is gone.
            onSigned={() => showPanel("finish", "signed")}
          />
        </WithIdentity>
      ) : null}
    </div>
  );
};
