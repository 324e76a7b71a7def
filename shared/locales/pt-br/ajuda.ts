/** The help, loaded with its view. It describes only what the product does. */
export const ajuda = {
  title: "Ajuda",
  lead: "Respostas curtas sobre o que o Relato faz.",
  priority: "Seu plano inclui suporte prioritário: seus pedidos de suporte são atendidos primeiro.",
  search: "Buscar na ajuda",
  searchPlaceholder: "Ex.: consentimento, modelo, sem internet",
  found: (count: string) => `Artigos encontrados: ${count}`,
  none: "Nenhum artigo encontrado",
  noneDetail: "Tente outra palavra.",
  /** The alternative text of a picture. `view` is the name in the menu. */
  pictureAlt: (view: string) => `A tela ${view}, com dados de exemplo`,
  categories: {
    start: "Primeiros passos",
    record: "Gravação",
    document: "Documentos e modelos",
    people: "Pacientes e agenda",
    account: "Conta e privacidade",
  },
  articles: {
    first: {
      title: "Sua primeira consulta",
      body: [
        "Na tela inicial, escolha a modalidade e um modelo de documento. Informe o paciente ou um contexto, registre o consentimento e inicie.",
        "Para experimentar sem um paciente, use a consulta de exemplo: ela passa pelo processamento real e não conta no seu plano.",
      ],
    },
    recording: {
      title: "Gravar, pausar e finalizar",
      body: [
        'O relógio mostra o tempo gravado. Você pode pausar e continuar; finalize antes de salvar. Só depois de "Salvar Consulta" o documento é escrito.',
        "Também é possível enviar um arquivo de áudio (webm, ogg, mp3, wav ou m4a, até 1 GB) ou colar o texto da consulta.",
      ],
    },
    telemedicine: {
      title: "Telemedicina",
      body: [
        'Escolha Telemedicina e inicie. Na janela do navegador, selecione a guia da chamada e marque "Compartilhar áudio da guia". O microfone grava a sua voz ao mesmo tempo.',
        "O compartilhamento do áudio da guia não funciona em celulares. Nesse caso, use Presencial com a chamada no alto-falante.",
      ],
    },
    offline: {
      title: "Sem internet, ou o navegador fechou",
      body: [
        "O áudio é guardado no seu aparelho antes de ser enviado. Sem conexão, a gravação continua e o envio recomeça sozinho.",
        "Se a página fechar, abra o Relato de novo no mesmo navegador: a gravação não finalizada aparece na tela inicial e pode ser ouvida, salva ou descartada. Não limpe os dados do navegador antes disso.",
      ],
    },
    consent: {
      title: "Consentimento do paciente",
      body: [
        "Antes de gravar, informe o paciente de que a consulta será gravada e processada por inteligência artificial, e registre a resposta. Ela pode ser dada também durante a gravação, mas é exigida para salvar.",
        "Se o paciente recusar, nada é processado e o que havia chegado da gravação é removido.",
      ],
    },
    assistant: {
      title: "Perguntar ao assistente",
      body: [
        "Em Assistente, pergunte sobre um paciente ou sobre todos: quando um remédio começou, como a pressão evoluiu, quem está sem consulta. Abra pela página do paciente para procurar só nos registros dele. O escopo aparece acima das mensagens e pode ser alterado.",
        "Cada resposta mostra de onde veio: o número abre o trecho do prontuário e o segundo do áudio. Sem modelo de linguagem, a resposta são os trechos e as tabelas. Com um modelo, as frases sem apoio aparecem marcadas. Nada é marcado, enviado ou escrito sem você confirmar.",
      ],
    },
    evidence: {
      title: "A prova de cada frase",
      body: [
        "Na página da consulta, pressione uma frase do documento: as palavras de onde ela veio são marcadas na transcrição e, se houver áudio, o trecho toca.",
        "Frases sem apoio suficiente na conversa aparecem marcadas para revisão. O documento é um auxílio: leia, corrija e decida.",
      ],
    },
    waiting: {
      title: "A consulta está em processamento ou falhou",
      body: [
        "A lista mostra o andamento: recebida, transcrevendo, escrevendo e conferindo. Ela se atualiza sozinha e um aviso chega quando o documento fica pronto.",
        "Se falhar, a gravação e o texto continuam guardados: abra a consulta e tente novamente.",
      ],
    },
    templates: {
      title: "Usar e clonar modelos",
      body: [
        'Em Modelos de Documento, "Usar" leva à tela inicial com o modelo escolhido. Os modelos do sistema não podem ser alterados: clone um deles e edite a cópia.',
        "Modelos podem ser importados e exportados como arquivos .md. Excluir um modelo não muda as consultas que já o usaram.",
      ],
    },
    "writing-templates": {
      title: "Escrever um bom modelo",
      body: [
        "Use um título (##) para cada seção e palavras habituais: Queixa principal, Medicações em uso, Exame físico, Conduta. O que estiver entre [colchetes] é orientação e não aparece no documento.",
        "O botão Narrar escreve o que você disser. O que você digita fica guardado nesta aba até salvar.",
      ],
    },
    patients: {
      title: "Cadastrar, importar e exportar pacientes",
      body: [
        "Só o nome é obrigatório. O CPF é conferido; passaporte também é aceito. A página do paciente mostra a idade e a linha do tempo com consultas, documentos e agendamentos.",
        "Em Importar CSV, a primeira linha dá nome às colunas. Antes de gravar, o Relato mostra o que está pronto, as linhas com erro e os repetidos. Exportar CSV leva tudo embora no mesmo formato.",
      ],
    },
    archive: {
      title: "Excluir ou arquivar um paciente",
      body: [
        "Um paciente sem consultas é excluído. Com prontuário ele é arquivado: sai das listas e pode ser restaurado, porque a lei manda guardar o prontuário por 20 anos.",
      ],
    },
    agenda: {
      title: "Usar a agenda",
      body: [
        "Mês, semana e dia mostram seus agendamentos no seu fuso horário; no mês, as setas mudam de dia e Enter abre o dia. Dois no mesmo horário são avisados, não impedidos.",
        "Iniciar consulta, em um agendamento, abre uma nova consulta com o paciente e a modalidade escolhidos, que fica ligada a ele. Um agendamento cancelado fica guardado e pode ser restaurado.",
        "Em Mais ações: Horário de atendimento diz quando você atende, e a agenda pergunta antes de marcar fora dele; Imprimir este dia faz um PDF do dia. Em um agendamento, Repetir cria uma série e mostra antes o que já está em cada data.",
      ],
    },
    search: {
      title: "Buscar consultas e pacientes",
      body: [
        "Ctrl+K (no Mac, Cmd+K) ou a caixa no topo busca enquanto você digita: consultas pelo modelo, paciente, código curto e palavras dos documentos; pacientes por nome, e-mail, telefone ou CPF. Acentos não importam.",
      ],
    },
    month: {
      title: "Os números do mês",
      body: [
        "A tela inicial conta as consultas do mês do calendário, os documentos e modelos delas e os últimos 30 dias. O tempo economizado é uma estimativa, e a fórmula está escrita ao lado. A consulta de exemplo não conta.",
      ],
    },
    settings: {
      title: "Configurações e preferências",
      body: [
        "Em Configurações você escolhe os avisos, o som, a transcrição em tempo real e o modo escuro. Cada chave é salva assim que muda e vale em todos os aparelhos; o modo escuro vale só neste navegador.",
        "Com o salvamento automático desligado, o que você digita em uma consulta nova ou em um modelo não fica guardado se a página for fechada. A gravação é sempre guardada.",
      ],
    },
    data: {
      title: "Baixar seus dados ou encerrar a conta",
      body: [
        "Em Configurações, Privacidade, um arquivo zip traz seus registros, documentos e áudios. Ele contém dados de pacientes: guarde-o em lugar seguro.",
        "Encerrar a conta termina todas as sessões. O que a lei manda guardar fica guardado por 20 anos, sem acesso por esta conta.",
      ],
    },
    privacy: {
      title: "Quem vê os dados",
      body: [
        "Consultas, pacientes, gravações e os seus modelos são visíveis somente na sua conta; outro médico não os encontra, nem com o endereço da página.",
        "Por padrão, transcrição e documento são feitos no próprio servidor. Se a instalação usar um serviço externo de fala ou de escrita, a política de privacidade diz qual.",
      ],
    },
    plan: {
      title: "O limite do plano gratuito",
      body: [
        "O plano gratuito permite 10 consultas por mês do calendário, no horário de São Paulo. A barra no menu mostra quantas foram usadas. A consulta de exemplo não conta.",
        "Ao atingir o limite, as consultas feitas continuam disponíveis; novas podem ser criadas no mês seguinte.",
      ],
    },
    security: {
      title: "Senha e acesso",
      body: [
        "A senha tem no mínimo 6 caracteres; uma mais longa é mais segura. Se esquecer, peça um link na tela de entrada: ele vale 30 minutos e uma única vez.",
        "A conta também aceita a verificação em duas etapas e chaves de acesso.",
      ],
    },
    keyboard: {
      title: "Teclado e leitor de tela",
      body: [
        "Tudo pode ser feito pelo teclado: Tab avança, Enter ou Espaço aciona, Esc fecha uma janela. O primeiro Tab oferece pular para o conteúdo.",
        "A tecla ? mostra todos os atalhos: gravar, pausar, ir ao próximo trecho sem apoio, aprovar e passar ao próximo documento.",
        "No editor de modelos, Ctrl+B deixa em negrito, Ctrl+I em itálico e Ctrl+Z desfaz (no Mac, Cmd).",
      ],
    },
    consultations: {
      title: "Encontrar e acompanhar consultas",
      body: [
        "Minhas Consultas lista todas, com a situação de cada uma. Filtre por paciente, período, situação, modelo, ou só as assinadas; o endereço guarda o filtro, sem dados do paciente.",
        "Abra uma consulta para ver documento, transcrição e áudio. Uma consulta arquivada sai da lista e pode ser restaurada.",
      ],
    },
    reports: {
      title: "Escrever laudos",
      body: [
        "Em Laudos, comece com Novo Laudo ou aplique uma máscara. Dite ou digite: os campos da máscara se preenchem no texto, e a verificação avisa sobre contradições, como o lado trocado. Faz parte dos planos pagos.",
        "Em Finalizar você acrescenta imagens, assina, vê, imprime e compartilha. Um laudo assinado não muda: ele recebe um adendo ou uma correção.",
      ],
    },
    help: {
      title: "Encontrar uma resposta na ajuda",
      body: [
        "A busca desta página ignora acentos e procura em todos os artigos. Ctrl+K (no Mac, Cmd+K) também encontra os artigos, em qualquer tela.",
        "Se a resposta não estiver aqui, escreva ao suporte no fim desta página. Não inclua dados de pacientes.",
      ],
    },
    profile: {
      title: "Perfil, logo e estilo dos documentos",
      body: [
        "Nome, CRM, RQE, clínica, endereço e telefone formam o cabeçalho dos documentos. O logo sai neles; a sua foto, não.",
        "Escolha um de três estilos: Clássico, Centralizado ou Compacto. Para conferir antes de imprimir, abra um documento e use Ver e imprimir.",
      ],
    },
    referrals: {
      title: "Indicar colegas",
      body: [
        "Com um plano pago ativo, você tem um link e um código QR para colegas. Cada indicação ativa vale 20% de desconto, até 60%.",
        "Uma indicação fica ativa 7 dias depois do primeiro pagamento do colega e vale enquanto a assinatura dele durar.",
      ],
    },
  },
};

export type Ajuda = typeof ajuda;
