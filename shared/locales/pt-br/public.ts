import { auth } from "./auth.ts";
import { frame } from "./frame.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { plans } from "./plans.ts";
import { publicSharing } from "./public-sharing.ts";

/** The public pages in Portuguese; rendered at build, never sent as a catalogue. */
export const ptBrPublic = { auth, frame, landing, legal, plans, publicSharing };
export type PublicMessages = typeof ptBrPublic;
