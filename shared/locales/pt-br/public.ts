import { auth } from "./auth.ts";
import { frame } from "./frame.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { planos } from "./planos.ts";
import { publicSharing } from "./public-sharing.ts";

/** The public pages in Portuguese; rendered at build, never sent as a catalogue. */
export const ptBrPublic = { auth, frame, landing, legal, planos, publicSharing };
export type PublicMessages = typeof ptBrPublic;
