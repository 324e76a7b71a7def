import type { PublicMessages } from "../pt-br/public.ts";
import { auth } from "./auth.ts";
import { frame } from "./frame.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { planos } from "./planos.ts";
import { publicSharing } from "./public-sharing.ts";

/** The public pages in English. */
export const enUsPublic: PublicMessages = { auth, frame, landing, legal, planos, publicSharing };
