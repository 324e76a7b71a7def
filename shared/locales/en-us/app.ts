import type { Messages } from "../pt-br/app.ts";
import { common } from "./common.ts";
import { consultas } from "./consultas.ts";
import { contas } from "./contas.ts";
import { errors, failures } from "./errors.ts";
import { gravacoes } from "./gravacoes.ts";
import { home } from "./home.ts";
import { notifications } from "./notifications.ts";
import { services } from "./services.ts";
import { shell } from "./shell.ts";
import { shortcuts } from "./shortcuts.ts";

/** The signed-in application in English. */
export const enUs: Messages = {
  common,
  consultas,
  contas,
  errors,
  failures,
  gravacoes,
  home,
  notifications,
  services,
  shell,
  shortcuts,
};
