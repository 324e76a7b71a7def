/** The tour of the home (specification 2.6). */
export const tour = {
  of: (n: string, total: string) => `Paso ${n} de ${total}`,
  steps: {
    modality: {
      title: "Elija la modalidad",
      detail:
        "La presencial usa el micrófono. En telemedicina también se graba el audio de la pestaña de la llamada; eso no funciona en celulares.",
    },
    microphone: {
      title: "Verifique el micrófono",
      detail: "Pruébelo antes de la primera consulta: hable y mire cómo se mueve la barra.",
    },
    start: {
      title: "Inicie la grabación",
      detail:
        "Elija la plantilla y el paciente, registre el consentimiento y presione este botón. El documento llega enseguida de Finalizar.",
    },
  },
  previous: "Anterior",
  next: "Siguiente",
  finish: "Finalizar tutorial",
  skip: "Saltar y no volver a mostrar",
  close: "Cerrar el recorrido",
  test: "Probar micrófono",
  hearing: "Diga algo: la barra se mueve cuando el micrófono oye.",
};
