import "./auth.ts";
import "./site.ts";
