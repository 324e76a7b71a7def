import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";

/** `Erro na Assinatura` with a retry; nothing without an error. */
export const PaymentFailure = (props: { error: Error | null; onRetry?: () => void }) => {
  const { text } = useLanguage();
  const { error, onRetry } = props;
  return error === null ? null : (
    <div className="my-3">
      <FailureNotice
        title={text.failures.title.subscription}
        error={error}
        {...(onRetry !== undefined && { onRetry })}
      />
    </div>
  );
};
