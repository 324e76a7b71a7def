import type { ConsultationType } from "@relato/shared/domain/consulta.ts";

/* All people and conversations are fictional. */

export interface DemoConsultation {
  paciente_id: string;
  tipo_consulta: ConsultationType;
  contexto_paciente: string;
  /** As a doctor would paste it: one line per turn, with its speaker. */
  text: string;
}

const ROSA = "019aa000-0000-7000-8000-00000000d001";
const JOAO = "019aa000-0000-7000-8000-00000000d002";
const LIVIA = "019aa000-0000-7000-8000-00000000d003";

export const DEMO_PACIENTES = [
  {
    id: ROSA,
    nome: "Rosa Meireles Antunes",
    telefone: "11987650001",
    sexo: "Feminino",
    data_nascimento: "1962-03-14",
  },
  {
    id: JOAO,
    nome: "João Batista Figueira",
    telefone: "21976540002",
    sexo: "Masculino",
    data_nascimento: "1978-11-02",
  },
  {
    id: LIVIA,
    nome: "Lívia Camargo Sant'Anna",
    telefone: null,
    sexo: "Feminino",
    data_nascimento: "1996-07-25",
  },
] as const;

/** `day`: days from today. Two appointments overlap, to show how the agenda draws them. */
export const DEMO_AGENDAMENTOS = [
  {
    day: -7,
    time: "09:00",
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "Primeira consulta",
    paciente_id: JOAO,
  },
  {
    day: 0,
    time: "09:00",
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "Retorno de hipertensão",
    paciente_id: ROSA,
  },
  {
    day: 0,
    time: "15:30",
    duracao_min: 30,
    tipo: "Telemedicina",
    titulo: null,
    paciente_id: LIVIA,
  },
  { day: 1, time: "10:00", duracao_min: 45, tipo: "Presencial", titulo: null, paciente_id: JOAO },
  {
    day: 1,
    time: "10:30",
    duracao_min: 30,
    tipo: "Telemedicina",
    titulo: "Encaixe",
    paciente_id: LIVIA,
  },
  {
    day: 3,
    time: "08:00",
    duracao_min: 60,
    tipo: "Presencial",
    titulo: "Reunião da clínica",
    paciente_id: null,
  },
  {
    day: 30,
    time: "09:00",
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "Retorno",
    paciente_id: ROSA,
  },
] as const;

export const DEMO_MODELOS = [
  {
    titulo: "Retorno de hipertensão",
    markdown:
      "# Retorno de hipertensão\n## Queixas\n## Medicações em uso\n## Exame físico\nPA: ___ " +
      "mmHg\n## Conduta\n",
  },
] as const;

export const DEMO_CONSULTATIONS: readonly DemoConsultation[] = [
  {
    paciente_id: ROSA,
    tipo_consulta: "presencial",
    contexto_paciente: "62 anos, hipertensa.",
    text: [
      "Médica: Bom dia, dona Rosa. O que a traz aqui hoje?",
      "Paciente: Bom dia, doutora. É uma dor de cabeça na nuca, há umas duas semanas, mais " +
        "de manhã.",
      "Médica: A senhora está tomando os remédios direitinho?",
      "Paciente: Tomo losartana cinquenta miligramas de manhã. A hidroclorotiazida eu parei " +
        "faz um mês, porque acabou.",
      "Médica: Tem tontura, visão embaçada, dor no peito?",
      "Paciente: Tontura um pouco quando levanto. Dor no peito não.",
      "Médica: Alergia a algum remédio?",
      "Paciente: Sou alérgica a dipirona, fico toda empolada.",
      "Médica: Alguém na família com derrame ou infarto?",
      "Paciente: Meu pai morreu de infarto aos sessenta anos.",
      "Médica: A pressão está cento e sessenta por noventa e cinco. O coração está rítmico, " +
        "sem sopro. Pulmões limpos.",
      "Médica: É a pressão descontrolada. Vamos voltar com a hidroclorotiazida vinte e " +
        "cinco miligramas pela manhã e manter a losartana.",
      "Médica: Vou pedir creatinina, potássio e um eletrocardiograma. Diminua o sal. A " +
        "senhora volta em trinta dias.",
    ].join("\n"),
  },
  {
    paciente_id: JOAO,
    tipo_consulta: "telemedicina",
    contexto_paciente: "47 anos, motorista.",
    text: [
      "Médica: Boa tarde, seu João. O que está acontecendo?",
      "Paciente: Dor lombar, doutora. Começou há cinco dias, depois que carreguei umas " +
        "caixas.",
      "Médica: Desce para a perna?",
      "Paciente: Desce um pouco para a perna direita, até o joelho.",
      "Médica: Formigamento, fraqueza, dificuldade para urinar?",
      "Paciente: Não, nada disso.",
      "Médica: O senhor toma algum remédio, tem alguma doença?",
      "Paciente: Só metformina, oitocentos e cinquenta, duas vezes ao dia. Tenho diabetes.",
      "Médica: Fuma, bebe?",
      "Paciente: Fumo meio maço por dia. Não bebo.",
      "Médica: Parece uma lombalgia mecânica. Vou passar naproxeno quinhentos miligramas de " +
        "doze em doze horas por cinco dias, depois de comer.",
      "Médica: Evite carregar peso. Se aparecer fraqueza na perna ou perder o controle da " +
        "urina, vá ao pronto-socorro. Atestado de três dias.",
    ].join("\n"),
  },
  {
    paciente_id: LIVIA,
    tipo_consulta: "presencial",
    contexto_paciente: "29 anos, professora.",
    text: [
      "Médica: Oi, Lívia. Me conta o que houve.",
      "Paciente: Estou com dor de garganta desde domingo e febre, trinta e oito e meio " +
        "ontem à noite.",
      "Médica: Tosse, coriza, falta de ar?",
      "Paciente: Tosse não. Nariz um pouco entupido. Falta de ar não.",
      "Médica: Tomou alguma coisa?",
      "Paciente: Paracetamol, melhora por umas horas.",
      "Médica: Tem alergia? Usa anticoncepcional, outro remédio?",
      "Paciente: Sem alergias. Uso anticoncepcional, Selene.",
      "Médica: Amígdalas aumentadas, com exsudato, linfonodo doloroso no pescoço à " +
        "esquerda. Temperatura de trinta e sete e nove.",
      "Médica: É uma amigdalite bacteriana. Amoxicilina quinhentos miligramas de oito em " +
        "oito horas por dez dias, e o paracetamol se tiver dor ou febre.",
      "Médica: Se em quarenta e oito horas não melhorar, me procure.",
    ].join("\n"),
  },
];
