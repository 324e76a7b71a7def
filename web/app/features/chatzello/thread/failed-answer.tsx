import { useLanguage } from "../../../ui/language.tsx";

/** "Falha ao enviar. Tente novamente." as the assistant's message (specification 8). */
export const FailedAnswer = (props: { detail: string | null; onRetry: () => void }) => {
  const words = useLanguage().text.chatzello.message;
  return (
    <div role="alert" className="card border-danger p-4">
      <p>{words.failed}</p>
      {props.detail === null ? null : <p className="text-sm text-muted">{props.detail}</p>}
      <button type="button" onClick={props.onRetry} className="btn btn-quiet mt-2">
        {words.retry}
      </button>
    </div>
  );
};
