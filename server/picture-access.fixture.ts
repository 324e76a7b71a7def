import sharp from "sharp";
import type { TestClient } from "./testing/app.ts";

/** For the access test: rows of the routes of a doctor's pictures. */
export const pictureRows = {
  "/api/perfil/:kind/:id": {
    make: async (doctor: TestClient) => {
      const saved = await doctor.call({
        method: "PUT",
        url: "/api/perfil/logo",
        headers: { "content-type": "image/png" },
        payload: await sharp({
          create: { width: 4, height: 2, channels: 3, background: "#336699" },
        })
          .png()
          .toBuffer(),
      });
      return saved.json<{ logo_url: string }>().logo_url.split("/").at(-1) ?? "";
    },
  },
};
