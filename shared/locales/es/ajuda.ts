import type { Ajuda } from "../pt-br/ajuda.ts";

/** The help, loaded with its view. It describes only what the product does. */
export const ajuda: Ajuda = {
  title: "Ayuda",
  lead: "Respuestas cortas sobre lo que hace Relato.",
  priority: "Su plan incluye soporte prioritario: sus pedidos de soporte se atienden primero.",
  search: "Buscar en la ayuda",
  searchPlaceholder: "Ej.: consentimiento, plantilla, sin internet",
  found: (count) => `Artículos encontrados: ${count}`,
  none: "No se encontró ningún artículo",
  noneDetail: "Pruebe con otra palabra.",
  pictureAlt: (view) => `La pantalla ${view}, con datos de ejemplo`,
  categories: {
    start: "Primeros pasos",
    record: "Grabación",
    document: "Documentos y plantillas",
    people: "Pacientes y agenda",
    account: "Cuenta y privacidad",
  },
  articles: {
    first: {
      title: "Su primera consulta",
      body: [
        "En la pantalla de inicio, elija la modalidad y una plantilla de documento. Indique el paciente o un contexto, registre el consentimiento e inicie.",
        "Para probar sin un paciente, use la consulta de ejemplo: pasa por el procesamiento real y no cuenta en su plan.",
      ],
    },
    recording: {
      title: "Grabar, pausar y finalizar",
      body: [
        "El reloj muestra el tiempo grabado. Puede pausar y continuar; finalice antes de guardar. El documento se escribe solo después de guardar la consulta.",
        "También puede enviar un archivo de audio (webm, ogg, mp3, wav o m4a, hasta 1 GB) o pegar el texto de la consulta.",
      ],
    },
    telemedicine: {
      title: "Telemedicina",
      body: [
        "Elija Telemedicina e inicie. En la ventana del navegador, seleccione la pestaña de la llamada y marque la opción de compartir su audio. El micrófono graba su voz al mismo tiempo.",
        "Compartir el audio de la pestaña no funciona en teléfonos. En ese caso, use Presencial con la llamada en altavoz.",
      ],
    },
    offline: {
      title: "Sin internet, o el navegador se cerró",
      body: [
        "El audio se guarda en su dispositivo antes de enviarse. Sin conexión, la grabación continúa y el envío se reanuda solo.",
        "Si la página se cierra, abra Relato otra vez en el mismo navegador: la grabación sin finalizar aparece en la pantalla de inicio y puede escucharse, guardarse o descartarse. No borre los datos del navegador antes.",
      ],
    },
    consent: {
      title: "Consentimiento del paciente",
      body: [
        "Antes de grabar, informe al paciente que la consulta será grabada y procesada por inteligencia artificial, y registre la respuesta. También puede darse durante la grabación, pero se exige para guardar.",
        "Si el paciente se niega, nada se procesa y se elimina lo que había llegado de la grabación.",
      ],
    },
    assistant: {
      title: "Preguntar al asistente",
      body: [
        "En Asistente, pregunte sobre un paciente o sobre todos: cuándo empezó un medicamento, cómo evolucionó la presión, quién no tiene consulta. Ábralo desde la página del paciente para buscar solo en sus registros. El alcance se ve sobre los mensajes y se puede cambiar.",
        "Cada respuesta muestra de dónde viene: el número abre el pasaje del expediente y el segundo del audio. Sin un modelo de lenguaje, la respuesta son los pasajes y las tablas. Con un modelo, las frases sin respaldo aparecen marcadas. No se agenda, envía ni escribe nada sin que usted lo confirme.",
      ],
    },
    evidence: {
      title: "La prueba de cada frase",
      body: [
        "En la página de la consulta, presione una frase del documento: las palabras de donde vino se marcan en la transcripción y, si hay audio, se reproduce ese tramo.",
        "Las frases sin apoyo suficiente en la conversación aparecen marcadas para revisión. El documento es una ayuda: léalo, corríjalo y decida.",
      ],
    },
    waiting: {
      title: "La consulta se está procesando o falló",
      body: [
        "La lista muestra el avance: recibida, transcribiendo, escribiendo y verificando. Se actualiza sola y llega un aviso cuando el documento está listo.",
        "Si falla, la grabación y el texto siguen guardados: abra la consulta e inténtelo de nuevo.",
      ],
    },
    templates: {
      title: "Usar y clonar plantillas",
      body: [
        'En las plantillas de documento, "Usar" lleva a la pantalla de inicio con la plantilla elegida. Las del sistema no pueden cambiarse: clone una y edite la copia.',
        "Las plantillas pueden importarse y exportarse como archivos .md. Eliminar una no cambia las consultas que ya la usaron.",
      ],
    },
    "writing-templates": {
      title: "Escribir una buena plantilla",
      body: [
        "Use un título (##) para cada sección y palabras habituales: Motivo de consulta, Medicación actual, Examen físico, Plan. Lo que está entre [corchetes] es orientación y no aparece en el documento.",
        "El botón Dictar escribe lo que usted diga. Lo que escribe queda guardado en esta pestaña hasta guardar.",
      ],
    },
    patients: {
      title: "Registrar, importar y exportar pacientes",
      body: [
        "Solo el nombre es obligatorio. El CPF se verifica; también se acepta pasaporte. La página del paciente muestra su edad y una línea de tiempo con consultas, documentos y citas.",
        "Con Importar CSV, la primera línea nombra las columnas. Antes de guardar, Relato muestra lo que está listo, las líneas con errores y los repetidos. Exportar CSV se lleva todo en el mismo formato.",
      ],
    },
    archive: {
      title: "Eliminar o archivar un paciente",
      body: [
        "Un paciente sin consultas se elimina. Con historia clínica se archiva: sale de las listas y puede restaurarse, porque la ley obliga a guardar la historia por 20 años.",
      ],
    },
    agenda: {
      title: "Usar la agenda",
      body: [
        "Mes, semana y día muestran sus citas en su zona horaria; en el mes, las flechas cambian de día y Enter abre el día. Dos a la misma hora se señalan, no se impiden.",
        "Iniciar consulta, en una cita, abre una nueva consulta con el paciente y la modalidad elegidos, que queda vinculada a ella. Una cita cancelada se guarda y puede restaurarse.",
        "En Más acciones: Horario de atención dice cuándo atiende usted, y la agenda pregunta antes de dar una cita fuera de él; Imprimir este día hace un PDF del día. En una cita, Repetir crea una serie y muestra antes lo que ya hay en cada fecha.",
      ],
    },
    search: {
      title: "Buscar consultas y pacientes",
      body: [
        "Ctrl+K (en Mac, Cmd+K) o el cuadro de arriba busca mientras escribe: consultas por plantilla, paciente, código corto y palabras de los documentos; pacientes por nombre, correo, teléfono o CPF. Los acentos no importan.",
      ],
    },
    month: {
      title: "Los números del mes",
      body: [
        "La pantalla de inicio cuenta las consultas del mes del calendario, sus documentos y plantillas, y los últimos 30 días. El tiempo ahorrado es una estimación, y la fórmula está escrita al lado. La consulta de ejemplo no cuenta.",
      ],
    },
    settings: {
      title: "Configuración y preferencias",
      body: [
        "En Configuración usted elige los avisos, el sonido, la transcripción en tiempo real y el modo oscuro. Cada interruptor se guarda al cambiarlo y vale en todos sus equipos; el modo oscuro vale solo en este navegador.",
        "Con el guardado automático apagado, lo que escribe en una consulta nueva o en una plantilla no se conserva si la página se cierra. La grabación siempre se conserva.",
      ],
    },
    data: {
      title: "Descargar sus datos o cerrar la cuenta",
      body: [
        "En Configuración, Privacidad, un archivo zip trae sus registros, documentos y audios. Contiene datos de pacientes: guárdelo en un lugar seguro.",
        "Cerrar la cuenta termina todas las sesiones. Lo que la ley obliga a guardar se guarda por 20 años, sin acceso desde esta cuenta.",
      ],
    },
    privacy: {
      title: "Quién ve los datos",
      body: [
        "Las consultas, los pacientes, las grabaciones y sus plantillas son visibles solo en su cuenta; otro médico no los encuentra, ni siquiera con la dirección de la página.",
        "Por defecto, la transcripción y el documento se hacen en el propio servidor. Si la instalación usa un servicio externo de voz o de redacción, la política de privacidad lo indica.",
      ],
    },
    plan: {
      title: "El límite del plan gratuito",
      body: [
        "El plan gratuito permite 10 consultas por mes calendario, según la hora de São Paulo. La barra del menú muestra cuántas se usaron. La consulta de ejemplo no cuenta.",
        "Al alcanzar el límite, sus consultas siguen disponibles; podrá crear nuevas el mes siguiente.",
      ],
    },
    security: {
      title: "Contraseña y acceso",
      body: [
        "La contraseña tiene al menos 6 caracteres; una más larga es más segura. Si la olvida, pida un enlace en la pantalla de ingreso: vale una sola vez, durante 30 minutos.",
        "La cuenta también admite la verificación en dos pasos y las llaves de acceso.",
      ],
    },
    keyboard: {
      title: "Teclado y lector de pantalla",
      body: [
        "Todo puede hacerse con el teclado: Tab avanza, Enter o Espacio acciona, Esc cierra una ventana. El primer Tab ofrece saltar al contenido.",
        "La tecla ? muestra todos los atajos: grabar, pausar, ir al siguiente fragmento sin respaldo, aprobar y pasar al siguiente documento.",
        "En el editor de plantillas, Ctrl+B pone negrita, Ctrl+I cursiva y Ctrl+Z deshace (en Mac, Cmd).",
      ],
    },
    consultations: {
      title: "Encontrar y seguir consultas",
      body: [
        "Mis consultas las muestra todas, con el estado de cada una. Filtre por paciente, fechas, estado o plantilla, o vea solo las firmadas; la dirección guarda el filtro, sin datos del paciente.",
        "Abra una consulta para ver el documento, la transcripción y el audio. Una consulta archivada sale de la lista y se puede restaurar.",
      ],
    },
    reports: {
      title: "Escribir informes",
      body: [
        "En Informes, empiece con un informe nuevo o aplique una plantilla. Dicte o escriba: los campos de la plantilla se completan en el texto, y la verificación avisa de contradicciones, como el lado cambiado. Forma parte de los planes de pago.",
        "En Finalizar puede agregar imágenes, firmar, ver, imprimir y compartir. Un informe firmado no cambia: recibe una adenda o una corrección.",
      ],
    },
    help: {
      title: "Encontrar una respuesta en la ayuda",
      body: [
        "La búsqueda de esta página ignora los acentos y busca en todos los artículos. Ctrl+K (en Mac, Cmd+K) también encuentra los artículos, en cualquier pantalla.",
        "Si la respuesta no está aquí, escriba al soporte al final de esta página. No incluya datos de pacientes.",
      ],
    },
    profile: {
      title: "Perfil, logo y estilo de los documentos",
      body: [
        "Nombre, matrícula, registro de especialista, clínica, dirección y teléfono forman el encabezado de los documentos. El logo se imprime en ellos; su foto, no.",
        "Elija uno de tres estilos: Clásico, Centrado o Compacto. Para revisar antes de imprimir, abra un documento y use Ver e imprimir.",
      ],
    },
    referrals: {
      title: "Recomendar a colegas",
      body: [
        "Con un plan de pago activo, tiene un enlace y un código QR para colegas. Cada recomendación activa vale un 20 % de descuento, hasta el 60 %.",
        "Una recomendación queda activa 7 días después del primer pago de su colega y vale mientras dure su suscripción.",
      ],
    },
  },
};
