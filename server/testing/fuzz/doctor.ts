/** A signed-in doctor with some rows. */
export interface FuzzDoctor {
  url: string;
  /** The value of the `cookie` header. */
  cookie: string;
  /** An id of the doctor's rows, one without a row, and a template's: the same in every run. */
  ids: string[];
  /** After this time a request is a hang. */
  limit_ms: number;
  /** Gets a session again, with another account. */
  signIn(): Promise<void>;
}

const OWN = "00000000-0000-4000-8000-000000000001";
const NOTHING = "00000000-0000-4000-8000-000000000000";
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const TYPE = { "content-type": "application/json" };
const DRAFT = {
  ...{ email: "", telefone: "", whatsapp: "", sexo: "", data_nascimento: "" },
  ...{ documento: "", endereco: "", mother_name: "" },
};

export const createFuzzDoctor = async (url: string, limit_ms: number): Promise<FuzzDoctor> => {
  const doctor: FuzzDoctor = {
    url,
    cookie: "",
    ids: [],
    limit_ms,
    async signIn() {
      const account = { email: `${crypto.randomUUID()}@example.org`, password: "segredo" };
      const answer = await fetch(`${url}/api/auth/sign-up/email`, {
        method: "POST",
        body: JSON.stringify(account),
        headers: TYPE,
      });
      if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}`);
      const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
      doctor.cookie = cookies.join("; ");
    },
  };
  await doctor.signIn();
  const call = async (method: string, path: string, body?: object): Promise<string[]> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...(body && TYPE), cookie: doctor.cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.text()).match(UUID) ?? [];
  };
  await call("POST", "/api/gravacoes", { id: OWN });
  await call("POST", "/api/pacientes", { ...DRAFT, id: OWN, nome: "Maria" });
  const modelos = await call("GET", "/api/modelos");
  doctor.ids = [OWN, NOTHING, ...modelos.slice(0, 1)];
  return doctor;
};
