import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";
import { TwoFactor } from "./two-factor.tsx";

export const SecurityTab = () => (
  <div className="divide-y divide-line">
    <PasswordForm />
    <TwoFactor />
    <Passkeys />
    <Sessions />
  </div>
);
