import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { FoundRecordings } from "../features/gravacoes/found-recording.tsx";
import { ConsultationForm } from "../features/home/consultation-form.tsx";
import { RecordingFace } from "../features/home/recording-face.tsx";
import { useNewConsultation } from "../features/home/use-new-consultation.ts";
import { refreshPacientes } from "../features/pacientes/queries.ts";
import { paths } from "../paths.ts";
import { BackIcon } from "../ui/icons.tsx";
import { useLanguage } from "../ui/language.tsx";
import { Link } from "../ui/link.tsx";
import { usePageTitle } from "../ui/page-title.ts";

/** A new consultation with the patient of a launched page, who is shown after it is saved. */
export const LaunchedConsultation = () => {
  const { locale, text } = useLanguage();
  const client = useQueryClient();
  const { history } = useRouter();
  usePageTitle(text.shell.newConsultation);
  const showPatient = (): void => {
    void refreshPacientes(client);
    history.push(paths.launched(locale));
  };
  const model = useNewConsultation(showPatient, text.home.templateRequired);
  return (
    <div className="space-y-6">
      <Link href={paths.launched(locale)} className="btn -ml-3 px-3 text-accent hover:bg-sunken">
        <BackIcon className="size-4" /> {text.pacientes.one}
      </Link>
      <h1 className="font-serif text-3xl font-semibold">{text.shell.newConsultation}</h1>
      <FoundRecordings />
      <RecordingFace model={model} />
      <ConsultationForm
        model={model}
        asksConsent={!model.isRecording}
        className="card p-5 sm:p-6"
      />
    </div>
  );
};
