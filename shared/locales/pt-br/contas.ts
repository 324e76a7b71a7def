/** The account, as the signed-in application speaks of it. */
export const contas = {
  passwordChanged: "Senha alterada com sucesso!",
};
