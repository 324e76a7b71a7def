import type { Messages } from "../pt-br/app.ts";

export const contas: Messages["contas"] = {
  passwordChanged: "Password changed!",
};
