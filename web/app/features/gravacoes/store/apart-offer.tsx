import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { recorder } from "../recorder.ts";

/** After a refusal because another device has saved what had arrived: what is here can become a consultation of its own. */
export const ApartOffer = () => {
  const { text } = useLanguage();
  return (
    <Note tone="warn" announce="status">
      <p>{text.gravacoes.apart.detail}</p>
      <button
        type="button"
        className="btn btn-quiet mt-2"
        onClick={() => {
          recorder
            .setApart()
            .catch((error: unknown) =>
              toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
            );
        }}
      >
        {text.gravacoes.apart.use}
      </button>
    </Note>
  );
};
