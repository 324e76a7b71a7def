import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { recorder } from "../recorder.ts";
import { useRecorderAction } from "../use-recorder-action.ts";

/** Offers a separate consultation after another device saved the part that had arrived. */
export const SeparateOffer = () => {
  const { apart: words } = useLanguage().text.gravacoes;
  const separate = useRecorderAction(() => recorder.separate());
  return (
    <Note tone="warn" announce="status">
      <p>{words.detail}</p>
      <button type="button" className="btn btn-quiet mt-2" onClick={separate}>
        {words.use}
      </button>
    </Note>
  );
};
