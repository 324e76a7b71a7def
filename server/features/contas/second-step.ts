import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { backupCodeOptions } from "./backup-codes.ts";

/** Time limit of the second step of sign-in, in seconds. */
const TWO_FACTOR_S = 600;

const isCallback = (path: string | undefined): boolean => path?.startsWith("/callback/") === true;

/**
 * better-auth's second step, also after a sign-in with Google. better-auth 1.7.6 asks for it only
 * after a password.
 */
export const secondStep = (secret: string) => {
  const plugin = twoFactor({
    issuer: "Relato",
    twoFactorCookieMaxAge: TWO_FACTOR_S,
    backupCodeOptions: backupCodeOptions(secret),
  });
  return {
    ...plugin,
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string | undefined }) => isCallback(path),
          // The callback read the user before `dropUnproven` removed a stranger's second step.
          handler: createAuthMiddleware(async ({ context }) => {
            const { newSession } = context;
            const user =
              newSession && (await context.internalAdapter.findUserById(newSession.user.id));
            if (newSession && user) context.setNewSession({ session: newSession.session, user });
          }),
        },
        ...plugin.hooks.after.map((hook) => ({
          ...hook,
          matcher: (context: Parameters<typeof hook.matcher>[0]) =>
            hook.matcher(context) || isCallback(context.path),
        })),
      ],
    },
  };
};
