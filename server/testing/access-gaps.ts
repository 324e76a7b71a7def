import type pg from "pg";

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
        -- They check the legal term, the signature or the doctor; billing_now returns a time.
        and proname not in ('erase_consulta', 'erase_patient_details', 'erase_transcript',
                            'billing_now')
    union all
    select format('%s is a superuser, bypasses row-level security or inherits a group', rolname)
       from pg_roles r
      where rolname = current_user and (rolsuper or rolbypassrls
         or exists (select from groups g where pg_has_role(r.oid, g.oid, 'usage')))
    order by 1`);
  return rows.map(({ gap }) => gap);
}
