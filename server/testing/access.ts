import { randomUUID } from "node:crypto";
import type pg from "pg";
import { asSystem, type Database } from "../platform/database/database.ts";
import { calendar_feeds } from "../platform/database/schema/agenda.ts";
import { audit_log } from "../platform/database/schema/audit.ts";
import {
  consultation_feedback,
  transcript_corrections,
} from "../platform/database/schema/consulta-page.ts";
import { consentimentos, consulta_words } from "../platform/database/schema/consultas.ts";
import { sign_offs } from "../platform/database/schema/documentos.ts";
import {
  document_mails,
  issued_codes,
  issued_files,
  secure_link_openings,
  secure_links,
} from "../platform/database/schema/sharing.ts";
import { events } from "../platform/database/schema/events.ts";
import { modelo_settings } from "../platform/database/schema/modelos.ts";
import { quota_uses } from "../platform/database/schema/quotas.ts";
import { invitations } from "../platform/database/schema/invitations.ts";
import { live_segments } from "../platform/database/schema/gravacoes.ts";
import {
  user_onboarding,
  user_preferences,
  user_profiles,
} from "../platform/database/schema/profile.ts";
import {
  createAgendamento,
  createConsulta,
  createDoctor,
  createDocumento,
  createGravacao,
  createModelo,
  createNotice,
  createNotification,
  createPaciente,
  createSegmento,
  createSubscription,
  type Doctor,
} from "./factories.ts";

const createIssuedCode = async (db: Database, medico_id: string): Promise<string> => {
  const { version } = await createDocumento(db, { medico_id });
  const row = { code: randomUUID(), version_id: version.id, medico_id, issued_by: "Dra. Ana" };
  await asSystem(db, "factory", (tx) => tx.drizzle.insert(issued_codes).values(row));
  return row.code;
};

const createLink = async (db: Database, medico_id: string): Promise<string> => {
  const { version } = await createDocumento(db, { medico_id });
  const id = randomUUID();
  const row = { id, version_id: version.id, medico_id, protection: "code" as const };
  const secret = { token_sha256: id, secret_hash: "00", expires_at: new Date().toISOString() };
  await asSystem(db, "factory", (tx) =>
    tx.drizzle.insert(secure_links).values({ ...row, ...secret }),
  );
  return id;
};

/** Creates a row of the doctor's in each table. The access test fails for a missing table. */
export const ROWS: Record<string, (db: Database, medico_id: string) => Promise<unknown>> = {
  agendamentos: (db, medico_id) => createAgendamento(db, { medico_id }),
  appointment_notices: (db, medico_id) => createNotice(db, { medico_id }),
  audit_log: (db, actor) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(audit_log).values({ actor, action: "test", outcome: "success" }),
    ),
  calendar_feeds: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle
        .insert(calendar_feeds)
        .values({ user_id, token_hash: randomUUID(), locale: "pt-br" }),
    ),
  consentimentos: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const row = { consulta_id, medico_id, agreed: true, recorded_by: medico_id };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consentimentos).values(row));
  },
  consulta_words: async (db, medico_id) => {
    const { id: consulta_id, data_criacao } = await createConsulta(db, { medico_id });
    const row = { consulta_id, medico_id, word: "febre", data_criacao };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consulta_words).values(row));
  },
  consultation_feedback: async (db, user_id) => {
    const { id: consultation_id } = await createConsulta(db, { medico_id: user_id });
    const said = { section_type: "analysis" as const, feedback_type: "positive" as const };
    const row = { consultation_id, user_id, ...said };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consultation_feedback).values(row));
  },
  consultas: (db, medico_id) => createConsulta(db, { medico_id }),
  document_mails: async (db, medico_id) => {
    const { version } = await createDocumento(db, { medico_id });
    const row = {
      id: randomUUID(),
      version_id: version.id,
      medico_id,
      to_address: "a@example.org",
    };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(document_mails).values(row));
  },
  issued_codes: (db, medico_id) => createIssuedCode(db, medico_id),
  issued_files: async (db, medico_id) => {
    const row = { code: await createIssuedCode(db, medico_id), medico_id, sha256: "0".repeat(64) };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(issued_files).values(row));
  },
  quota_uses: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(quota_uses).values({ user_id, kind: "mail", day: "2026-01-01", used: 1 }),
    ),
  secure_link_openings: async (db, medico_id) => {
    const row = { link_id: await createLink(db, medico_id), medico_id, outcome: "opened" as const };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(secure_link_openings).values(row));
  },
  secure_links: (db, medico_id) => createLink(db, medico_id),
  document_versions: (db, medico_id) => createDocumento(db, { medico_id }),
  documentos: (db, medico_id) => createDocumento(db, { medico_id }),
  events: (db, user_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(events).values({ user_id, payload: { type: "reset" } }),
    ),
  gravacao_segmentos: (db, medico_id) => createSegmento(db, { medico_id }),
  gravacoes: (db, medico_id) => createGravacao(db, { medico_id }),
  invitations: (db, invited_by) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(invitations).values({
        token_sha256: randomUUID(),
        email: `${randomUUID()}@example.org`,
        invited_by,
        expires_at: new Date().toISOString(),
      }),
    ),
  live_segments: async (db, medico_id) => {
    const { id: gravacao_id } = await createGravacao(db, { medico_id });
    const row = { id: randomUUID(), gravacao_id, medico_id, track: "tab" as const, ordinal: 0 };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(live_segments).values(row));
  },
  modelo_settings: async (db, user_id) => {
    const { id: modelo_id } = await createModelo(db, { created_by: user_id });
    const row = { user_id, modelo_id, model_writes: false };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(modelo_settings).values(row));
  },
  modelos_anamnese: (db, created_by) => createModelo(db, { created_by }),
  notifications: (db, user_id) => createNotification(db, { user_id }),
  pacientes: (db, medico_id) => createPaciente(db, { medico_id }),
  sign_offs: async (db, medico_id) => {
    const { version } = await createDocumento(db, { medico_id });
    const row = { version_id: version.id, medico_id, sha256: "0".repeat(64), findings: [] };
    const signed = { ...row, signed_by: medico_id, signed_name: "Dra. Ana Prado" };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(sign_offs).values(signed));
  },
  stripe_user_subscriptions: (db, user_id) =>
    createSubscription(db, { user_id, subscription_status: "active" }),
  transcript_corrections: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const change = { kind: "text" as const, turn: 0, before: "Sim", text: "Sim." };
    const row = { consulta_id, medico_id, number: 1, change };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(transcript_corrections).values(row));
  },
  user_onboarding: (db, user_id) =>
    asSystem(db, "factory", (tx) => tx.drizzle.insert(user_onboarding).values({ user_id })),
  user_preferences: (db, user_id) =>
    asSystem(db, "factory", (tx) => tx.drizzle.insert(user_preferences).values({ user_id })),
  user_profiles: (db, user_id) =>
    asSystem(db, "factory", (tx) => tx.drizzle.insert(user_profiles).values({ user_id })),
};

/** A doctor with a row in every table. */
export async function createDoctorWithEverything(db: Database): Promise<Doctor> {
  const doctor = await createDoctor(db);
  for (const insert of Object.values(ROWS)) await insert(db, doctor.id);
  return doctor;
}

/** Every table of the application's schema. */
export async function listTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'm', 'v')
      order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Finds schema faults that would let one doctor reach another's rows. Each is a sentence that names
 * the table, function or schema.
 */
export async function findAccessGaps(pool: pg.Pool | pg.PoolClient): Promise<string[]> {
  const { rows } = await pool.query<{ gap: string }>(`
    with tables as (
      select c.*, array(select p from pg_policy p where p.polrelid = c.oid) as policies
        from pg_class c where relnamespace = 'public'::regnamespace
    ), groups as (
      select oid, rolname from pg_roles where rolname in ('relato_user', 'relato_system')
    )
    select format('%s has no row-level security', relname) as gap from tables
      where relkind in ('r', 'p') and not relrowsecurity
    union all
    select format('%s does not force row-level security on its owner', relname) from tables
      where relkind in ('r', 'p') and not relforcerowsecurity
    union all
    select format('%s has no policy', relname) from tables
      where relkind in ('r', 'p') and policies = '{}'
    union all
    select format('%s is a foreign table or materialized view, without policies', relname)
       from tables
      where relkind in ('f', 'm')
    union all
    select format('%s is a view without security_invoker', relname) from tables
      where relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)
    union all
    select format('policy %s on %s is for every role', p.polname, t.relname)
       from tables t, unnest(t.policies) p where 0 = any(p.polroles)
    union all
    select format('policy %s on %s does not ask for app_user_id()', p.polname, t.relname)
      from tables t, unnest(t.policies) p, groups g
      where g.rolname = 'relato_user' and g.oid = any(p.polroles) and p.polpermissive
        and (coalesce(pg_get_expr(p.polqual, p.polrelid), 'app_user_id()')
               not like '%app_user_id()%'
          or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'app_user_id()')
               not like '%app_user_id()%')
    union all
    select format('%s is granted to every role', relname)
       from tables, aclexplode(relacl) a where a.grantee = 0
    union all
    select format('%s may use the schema %s', rolname, nspname) from groups g, pg_namespace n
      where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
        and has_schema_privilege(g.oid, n.oid, 'usage')
        and (rolname, nspname) <> ('relato_system', 'auth')
    union all
    select format('function %s runs with its owner''s rights and can be called', proname)
       from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
        -- It checks the legal term and writes the audit log.
        and proname <> 'erase_consulta'
    union all
    select format('%s is a superuser, bypasses row-level security or inherits a group', rolname)
       from pg_roles r
      where rolname = current_user and (rolsuper or rolbypassrls
         or exists (select from groups g where pg_has_role(r.oid, g.oid, 'usage')))
    order by 1`);
  return rows.map(({ gap }) => gap);
}
