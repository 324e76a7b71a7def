/** The file that explains the export of a patient, in three languages. */
export const EXPORT_README = `Dados de um paciente

dados/         os registros, uma tabela em cada arquivo JSON (com o histórico de versões,
               as consultas marcadas, os consentimentos e as mensagens enviadas)
documentos/    os documentos e os laudos, em PDF e em markdown (texto)
transcricoes/  o que foi dito em cada consulta
audio/         o áudio de cada consulta, como foi gravado
consentimentos/  os termos de consentimento assinados de cada consulta
laudos/        as imagens e o ditado de cada laudo
paciente.fhir.json  os mesmos dados em FHIR R4, para outro sistema de saúde
faltando.txt   o que não pôde ser lido; vazio quando tudo veio

dados/         the records, one table a JSON file (with the history of versions,
               appointments, consents and messages sent)
documentos/    documents and reports, as PDF and as markdown (text)
transcricoes/  what was said in each consultation
audio/         each consultation's sound, as it was recorded
consentimentos/  each consultation's signed consent forms
laudos/        each report's images, and what was dictated
paciente.fhir.json  the same data in FHIR R4, for another health system
faltando.txt   what could not be read; empty when all of it came

dados/         los registros, una tabla en cada archivo JSON (con el historial de versiones,
               las citas, los consentimientos y los mensajes enviados)
documentos/    los documentos y los informes, en PDF y en markdown (texto)
transcricoes/  lo que se dijo en cada consulta
audio/         el audio de cada consulta, como fue grabado
consentimentos/  los formularios de consentimiento firmados de cada consulta
laudos/        las imágenes de cada informe, y lo dictado
paciente.fhir.json  los mismos datos en FHIR R4, para otro sistema de salud
faltando.txt   lo que no se pudo leer; vacío cuando vino todo
`;
