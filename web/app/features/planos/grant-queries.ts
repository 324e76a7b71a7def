import type { DoctorPlano } from "@relato/shared/contract/plano-grants.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { call } from "../../api/call.ts";

/** For `useAction`: finds an account by its address. */
export const findDoctorPlano = {
  run: (email: string): Promise<DoctorPlano> =>
    call("POST /api/admin/planos/find", { body: { email } }),
};

/** For `useAction`: grants a plan until the end of a day; null: without an end. */
export const grantPlano = {
  run: ({ userId, ...body }: { userId: string; plano: PlanoId; until: string | null }) =>
    call("PUT /api/admin/planos/:userId", { params: { userId }, body }),
};

/** For `useAction`. */
export const revokePlano = {
  run: (userId: string) => call("DELETE /api/admin/planos/:userId", { params: { userId } }),
};
