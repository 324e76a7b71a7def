import type pg from "pg";

const PATIENTS_SQL = `
  insert into pacientes (medico_id, nome, email, telefone)
  select m.id,
         (array['João','Maria','José','Ana','Antônio','Lúcia'])[1 + n % 6] || ' Araújo ' || n,
         n || '@example.org', (11900000000 + n)::text
    from generate_series(1, $2::int) n, unnest($1::text[]) as m(id)`;

/** Finished consultations, one per minute, with the system templates in rotation. */
const CONSULTATIONS_SQL = `
  insert into consultas (medico_id, modelo_id, status, data_criacao, concluida_em, language,
                         documento_gerado)
  select m.id, t.ids[1 + n % array_length(t.ids, 1)], 'Concluído',
         now() - n * interval '1 minute', now() - n * interval '1 minute', 'pt-BR',
         '{"tipo_consulta":"presencial","contexto_paciente":"","language":"pt-BR"}'::jsonb
    from generate_series(1, $2::int) n, unnest($1::text[]) as m(id),
         (select array_agg(id) from modelos_anamnese
           where is_global and language = 'pt-BR' and deleted_at is null) as t(ids)`;

/** Six appointments every morning for half a year around May 2026. */
const APPOINTMENTS_SQL = `
  insert into agendamentos (medico_id, data, duracao_min, tipo, titulo)
  select m.id,
         timestamptz '2026-03-01 12:00Z' + day * interval '1 day' + slot * interval '40 minutes',
         30, 'Presencial', 'Retorno'
    from generate_series(0, 182) day, generate_series(0, 5) slot, unnest($1::text[]) as m(id)`;

/** Twelve words per document, from words in all documents to words in one of a thousand. */
const WORDS_SQL = `
  insert into record_words (record_id, kind, medico_id, word, count, data)
  select distinct c.id, 'consulta', c.medico_id, w.word, 1, c.data_criacao
    from (select *, row_number() over (order by data_criacao) as n
            from consultas where medico_id = any($1::text[])) c,
         unnest(array['paciente', 'refere', 'cefaleia', 'exame', 'palavra' || n % 10,
                      'palavra' || n % 100, 'palavra' || n % 1000, 'losartana' || n % 50,
                      'retorno' || n % 7, 'queixa', 'dor', 'uso']) w(word)`;

const TEMPLATES_SQL = `
  insert into modelos_anamnese (titulo, markdown, language, created_by)
  select 'Modelo ' || n,
         repeat('## Queixa ' || n || E'\\n\\n[início, duração, fatores de melhora]\\n\\n', 8),
         'pt-BR', $1
    from generate_series(1, $2::int) n`;

/** The rows of each doctor. */
export interface SeedCounts {
  patients: number;
  consultations: number;
  words: boolean;
}

/** `checkpoint` writes the pages now, not during the measurement. */
const settle = async (admin: pg.Client): Promise<void> => {
  await admin.query("vacuum analyze consultas, pacientes, agendamentos, record_words");
  await admin.query("checkpoint");
};

export const seedConsultations = async (
  admin: pg.Client,
  doctors: string[],
  count: number,
): Promise<void> => {
  await admin.query(CONSULTATIONS_SQL, [doctors, count]);
  await settle(admin);
};

/** @param admin a superuser's connection */
export const seedDoctors = async (
  admin: pg.Client,
  doctors: string[],
  { patients, consultations, words }: SeedCounts,
): Promise<void> => {
  await admin.query(PATIENTS_SQL, [doctors, patients]);
  await admin.query(CONSULTATIONS_SQL, [doctors, consultations]);
  await admin.query(APPOINTMENTS_SQL, [doctors]);
  if (words) await admin.query(WORDS_SQL, [doctors]);
  await settle(admin);
};

/** Creates own templates of about 400 characters. */
export const seedTemplates = async (
  admin: pg.Client,
  doctor: string,
  count: number,
): Promise<void> => {
  await admin.query(TEMPLATES_SQL, [doctor, count]);
};

/** Creates accounts without passwords. Returns their ids. */
export const makeDoctors = async (admin: pg.Client, count: number): Promise<string[]> => {
  const { rows } = await admin.query<{ id: string }>(
    `insert into auth."user" (id, name, email)
     select gen_random_uuid(), 'Dr. ' || n, n || '@example.org'
       from generate_series(1, $1::int) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
};
