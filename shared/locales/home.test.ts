import { expect, test } from "vitest";
import { home as enUs } from "./en-us/home.ts";
import { home as es } from "./es/home.ts";
import { home as ptBr } from "./pt-br/home.ts";

test("the greeting adds a title only to a name without one", () => {
  expect(ptBr.welcome("Ana Prado")).toBe("Olá, Dr(a). Ana Prado");
  expect(ptBr.welcome("Dra. Ana Prado")).toBe("Olá, Dra. Ana Prado");
  expect(ptBr.welcome("Prof. Rui")).toBe("Olá, Prof. Rui");
  // A name that only begins like a title.
  expect(ptBr.welcome("Drauzio")).toBe("Olá, Dr(a). Drauzio");
  expect(enUs.welcome("dr ana")).toBe("Hello, dr ana");
  expect(enUs.welcome("Ana")).toBe("Hello, Dr. Ana");
  expect(es.welcome("Dr(a). Ana")).toBe("Hola, Dr(a). Ana");
});
