export const ConsultaPage = () => null;
