export const CSV_SEEDS = [
  "Nome;CPF;Nascimento;Sexo;Telefone\r\nMaria da Silva;52998224725;02/03/1980;F;11987654321\r\n",
  'sep=,\nname,birth date,email\n"Silva, Ana","1980-02-03 00:00",ana@example.org\n"a ""b""",,\n',
  "\uFEFFnombre\tsexo\tdirección\nJosé\tHombre\t'=1+1\n",
];
export const CSV_TOKENS = [
  ...['"', '""', '";', ";", ",", "\t", "|", "\r\n", "\n", "\r", "sep=;", "sep=\n", "\uFEFF"],
  ...["'=", "=1+1", "nome;", "nome", '"\r\n', "1/13/1999", "T00:00", "00000000000", "Nome;Nome"],
];

export const MARKDOWN_SEEDS = [
  `# Anamnese

## Queixa principal
[queixa do paciente, nas palavras dele]

## Exame físico
PA: ___ mmHg FC: ___ bpm
- **Peso:** ___ kg

| Exame | Resultado |
|-------|----------:|
| Hb    | 13,2      |

> Retorno em 30 dias.

1. Dipirona 500 mg, de 6 em 6 horas
   - se houver *febre*
`,
  `**1. Queixa:**
Dor de cabeça há 3 dias. Nega febre.

QUEIXA PRINCIPAL
2. HDA:
~~~
code <b>x</b> &amp; &#x41; [a](https://example.org) ![b](c)
~~~
---
Médico: Bom dia.
[00:01:02] Paciente: Tomo losartana 50 mg.
`,
  `{"sections":[{"heading":"Queixa","statements":[{"text":"Febre.","turns":[0]}]}]}`,
  "1\n00:00:01,000 --> 00:00:02,000\n<v Médico>Bom dia.\n\n2\n00:00:03,000 --> 00:00:04,000\nA.\n",
];
export const MARKDOWN_TOKENS = [
  ...["#", "# ", "###### ", "**", "*", "_", "___", "__", "~~", "`", "```", "~~~", "> ", ">", "- "],
  ...["1. ", "1) ", "  ", "    ", "|", "| ", "|-|", "---", ":-:", "[", "]", "](", "![", "\\", "<"],
  ...["<!--", "<b>", "&#x41;", "&", "&#0;", "[ ] ", ":", "PA: ___ ", "\n\n", "\n> ", "\n- ", "\n|"],
  ...["Médico: ", "00:00:01,000 --> ", "[00:01] ", "WEBVTT\n\n", "- [x] ", "[a]: b", "•", "0.5 "],
  ...["https://a.b", "-07", '{"', "[[", '":[', "1/2 ", "não ", "Dr. ", "mg ", "e ", ", "],
];
