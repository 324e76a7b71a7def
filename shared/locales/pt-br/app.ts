import { common } from "./common.ts";
import { consultas } from "./consultas.ts";
import { contas } from "./contas.ts";
import { errors, failures } from "./errors.ts";
import { gravacoes } from "./gravacoes.ts";
import { home } from "./home.ts";
import { notifications } from "./notifications.ts";
import { pacientes } from "./pacientes.ts";
import { planos } from "./planos.ts";
import { services } from "./services.ts";
import { shell } from "./shell.ts";
import { shortcuts } from "./shortcuts.ts";
import { upgrade } from "./upgrade.ts";

/** The signed-in application in Portuguese; the type of every other language. */
export const ptBr = {
  common,
  consultas,
  contas,
  errors,
  failures,
  gravacoes,
  home,
  notifications,
  pacientes,
  planos,
  services,
  shell,
  shortcuts,
  upgrade,
};

export type Messages = typeof ptBr;
