-- Consultations that were finished before the search knew words are found by theirs, too: what saveWords (features/documentos) would have
-- written. Run again, it finds nothing left to do.
SET ROLE relato_system;--> statement-breakpoint
INSERT INTO consulta_words (consulta_id, medico_id, word, data_criacao)
  SELECT DISTINCT c.id, c.medico_id, w.word, c.data_criacao
    FROM consultas c
   CROSS JOIN LATERAL (
     SELECT c.documento_gerado ->> 'contexto_paciente' AS text
     UNION ALL
     SELECT jsonb_path_query_array(v.content, '$.sections[*].statements[*].text')::text
       FROM documentos d
      CROSS JOIN LATERAL (SELECT content FROM document_versions WHERE documento_id = d.id ORDER BY number DESC LIMIT 1) v
      WHERE d.consulta_id = c.id) t
   CROSS JOIN LATERAL regexp_split_to_table(plain_text(t.text) COLLATE "pt-BR-x-icu", '[^[:alnum:]]+') w(word)
   WHERE c.status = 'Concluído' AND char_length(w.word) BETWEEN 3 AND 40
     AND NOT EXISTS (SELECT FROM consulta_words known WHERE known.consulta_id = c.id);--> statement-breakpoint
RESET ROLE;
