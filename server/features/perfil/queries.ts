import type { Perfil, PerfilFields } from "@relato/shared/contract/perfil.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { user_onboarding, user_profiles } from "../../platform/database/schema/profile.ts";

/** The primary key of the transaction's doctor in these tables. */
const OWN = { user_id: sql`app_user_id()` };
const isOwn = eq(user_profiles.user_id, OWN.user_id);

/** The doctor's profile without the e-mail, which belongs to the account. */
export const findPerfil = async ({ drizzle }: Tx): Promise<Omit<Perfil, "email">> => {
  const [row] = await drizzle.select().from(user_profiles).where(isOwn);
  return {
    first_name: row?.first_name ?? "",
    last_name: row?.last_name ?? "",
    specialty: row?.specialty ?? "",
    crm: row?.crm ?? "",
    rqe: row?.rqe ?? "",
    phone: row?.phone ?? "",
    clinic_hospital: row?.clinic_hospital ?? "",
    address: row?.address ?? "",
    pdf_style: row?.pdf_style ?? "classic",
    avatar_url: row?.avatar_url ?? null,
    logo_url: row?.logo_url ?? null,
  };
};

/** Stores empty texts as null. A first name completes a step of the onboarding. */
export const upsertPerfil = async ({ drizzle }: Tx, perfil: PerfilFields): Promise<void> => {
  const fields = Object.fromEntries(
    Object.entries(perfil).map(([name, text]) => [name, text === "" ? null : text]),
  );
  await drizzle
    .insert(user_profiles)
    .values({ ...OWN, ...fields })
    .onConflictDoUpdate({ target: user_profiles.user_id, set: fields });
  if (perfil.first_name === "") return;
  const step = { profile_completed: true };
  await drizzle
    .insert(user_onboarding)
    .values({ ...OWN, ...step })
    .onConflictDoUpdate({ target: user_onboarding.user_id, set: step });
};

/** Sets or clears a picture's URL; resolves with the URL before. */
export const replacePicture = async (
  { drizzle }: Tx,
  column: "avatar_url" | "logo_url",
  url: string | null,
): Promise<string | null> => {
  await drizzle.insert(user_profiles).values(OWN).onConflictDoNothing();
  const [before] = await drizzle.select().from(user_profiles).where(isOwn).for("update");
  await drizzle
    .update(user_profiles)
    .set({ [column]: url })
    .where(isOwn);
  return before?.[column] ?? null;
};
