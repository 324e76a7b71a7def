/**
 * What doctors shorten in a heading, and what they mean: `SHORT = words`. Read where it stands in capitals, before anything else is.
 * Portuguese, Spanish and English together.
 * Source: written by hand for this project. Licence: the project's own.
 */
const SHORT = `
AMP = antecedentes medicos
HMP = antecedentes medicos
APMH = antecedentes medicos
AQx = cirurgias
AQ = cirurgias
AFam = antecedentes familiares
HMF = antecedentes familiares
HFam = antecedentes familiares
APF = antecedentes familiares
APNP = habitos
APO = antecedentes oculares
AOb = antecedentes obstetricos
AGyO = antecedentes gineco-obstetricos
OB = obstetric
DAE = anticonvulsivantes
DAEs = anticonvulsivantes
FAE = anticonvulsivantes
FAEs = anticonvulsivantes
AEDs = anticonvulsivantes
ASMs = anticonvulsivantes
MMCD = medicamentos
DMARD = medicamentos
DMARDs = medicamentos
FARME = medicamentos
FARMEs = medicamentos
MUC = medicamentos em uso
MUH = medicamentos em uso
ATB = antibioticos
AINE = anti-inflamatorios
AINEs = anti-inflamatorios
NSAIDs = anti-inflamatorios
LUTS = sintomas urinarios
STUI = sintomas urinarios
TUI = sintomas urinarios
SMBG = home glucose readings
AMGC = glicemias em casa
HGM = glicemias em casa
MRPA = pressao em casa
AMPA = presion en casa
HBPM = home blood pressure readings
RGE = refluxo
DRGE = refluxo
ERGE = refluxo
RFL = refluxo
GERD = reflux
LPR = reflux
TEV = tromboses
TVP = tromboses
VTE = clots
DVT = clots
QT = quimioterapia
RT = radioterapia
DHEG = pre-eclampsia
DD = diagnosticos diferenciais
DDx = diagnosticos diferenciais
IDx = impressao diagnostica
IDG = impressao diagnostica
HDx = hipotese diagnostica
FO = fundo de olho
FDO = fundo de olho
AV = acuidade visual
BVA = acuidade visual
VA = acuidade visual
BMC = biomicroscopia
TR = toque retal
EO = exame obstetrico
ECG = eletrocardiograma
ASA = classificacao de risco
SPA = substancias psicoativas
TUS = substancias psicoativas
ADL = activities of daily living
ADLs = activities of daily living
IADLs = activities of daily living
ABVD = atividades de vida diaria
AVD = atividades de vida diaria
AVDs = atividades de vida diaria
DNPM = desenvolvimento
DPM = desarrollo
EMI = examen mental
MSE = mental status exam
PEx = physical exam
PFTs = espirometria
PFR = espirometria
ROS = sintomas por sistemas
ISDA = sintomas por sistemas
ISA = sintomas por sistemas
MC = motivo de consulta
MDC = motivo de consulta
HEA = historia da doenca atual
TTO = tratamento
`;

const meant = new Map(
  SHORT.split("\n").flatMap((line) => {
    const [short, words] = line.split(" = ");
    return words === undefined ? [] : [[short!, words] as const];
  }),
);

/** Who the patient is, as a field of medicine calls them: a heading that names them asks for nothing by it. */
const PERSON =
  /(?<=\b(?:a|o|as|os|la|el|da|do|de la|del|the|com|con|with|pel[ao]|ao|al) )(?:gestante|puérpera|parturiente|embarazada|parturienta|trabalhador|trabalhadora|trabajador|trabajadora|worker|athlete|atleta|casal|usuári[oa]|cliente|client)\b/giu;

/** A heading with its abbreviations spelt out, and with whoever the patient is as one. */
export const spelt = (heading: string): string =>
  heading
    .replace(/(?<!\p{L})\p{Lu}\p{L}{1,5}(?!\p{L})/gu, (short) => meant.get(short) ?? short)
    .replace(/(?<![\p{L}\d])O2(?![\p{L}\d])/gu, "oxigênio")
    // Without its accent it is one who drinks.
    .replace(/(?<!\p{L})beb[êé](?!\p{L})/giu, "neném")
    .replace(PERSON, "paciente");
