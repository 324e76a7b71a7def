import type { Perfil, PerfilFields } from "@relato/shared/contract/perfil.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { UserProfileRow } from "../../platform/database/schema/profile.ts";

/** What is stored of the transaction's doctor, without the e-mail, which is the account's. */
export const findPerfil = async (tx: Tx): Promise<Omit<Perfil, "email">> => {
  const [row] = await tx.query<UserProfileRow>(
    `select first_name, last_name, specialty, crm, phone, clinic_hospital, address, avatar_url, logo_url
       from user_profiles where user_id = app_user_id()`,
  );
  return {
    first_name: row?.first_name ?? "",
    last_name: row?.last_name ?? "",
    specialty: row?.specialty ?? "",
    crm: row?.crm ?? "",
    phone: row?.phone ?? "",
    clinic_hospital: row?.clinic_hospital ?? "",
    address: row?.address ?? "",
    avatar_url: row?.avatar_url ?? null,
    logo_url: row?.logo_url ?? null,
  };
};

/** Empty texts are stored as null. With a name, the profile is a completed step of the onboarding. */
export const upsertPerfil = async (tx: Tx, perfil: PerfilFields): Promise<void> => {
  await tx.query(
    `insert into user_profiles (user_id, first_name, last_name, specialty, crm, phone, clinic_hospital, address)
     values (app_user_id(), nullif($1, ''), nullif($2, ''), nullif($3, ''), nullif($4, ''), nullif($5, ''), nullif($6, ''), nullif($7, ''))
     on conflict (user_id) do update
       set first_name = excluded.first_name, last_name = excluded.last_name, specialty = excluded.specialty,
           crm = excluded.crm, phone = excluded.phone, clinic_hospital = excluded.clinic_hospital,
           address = excluded.address`,
    [
      perfil.first_name,
      perfil.last_name,
      perfil.specialty,
      perfil.crm,
      perfil.phone,
      perfil.clinic_hospital,
      perfil.address,
    ],
  );
  if (perfil.first_name === "") return;
  await tx.query(
    `insert into user_onboarding (user_id, profile_completed) values (app_user_id(), true)
     on conflict (user_id) do update set profile_completed = true`,
  );
};

/** Points the profile at another picture, or at none; resolves with the address of the one before. */
export const replacePicture = async (
  tx: Tx,
  column: "avatar_url" | "logo_url",
  url: string | null,
): Promise<string | null> => {
  await tx.query(
    `insert into user_profiles (user_id) values (app_user_id()) on conflict (user_id) do nothing`,
  );
  const [before] = await tx.query<{ url: string | null }>(
    `select ${column} as url from user_profiles where user_id = app_user_id() for update`,
  );
  await tx.query(`update user_profiles set ${column} = $1 where user_id = app_user_id()`, [url]);
  return before?.url ?? null;
};
