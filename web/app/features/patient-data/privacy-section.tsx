import { useLanguage } from "../../ui/language.tsx";
import { ConsentRegister } from "./consent-register.tsx";

/** What the law on personal data gives the patient, on the patient's page. */
export const PrivacySection = ({ paciente_id }: { paciente_id: string }) => {
  const words = useLanguage().text.patientData;
  return (
    <section aria-labelledby="privacy" className="mt-8">
      <h2 id="privacy" className="mb-4 font-serif text-2xl font-semibold">
        {words.title}
      </h2>
      <ConsentRegister paciente_id={paciente_id} />
    </section>
  );
};
