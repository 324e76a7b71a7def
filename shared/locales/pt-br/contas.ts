/** Account texts of the signed-in application. */
export const contas = {
  passwordChanged: "Senha alterada com sucesso!",
};
