import type { Attachment } from "@relato/shared/contract/chatzello-attachments.ts";
import type { AttachmentRow } from "../../../platform/database/schema/chatzello.ts";

/**
 * An attachment as the API returns it.
 * @param url a signed address of its file
 */
export const toAttachment = (row: AttachmentRow, url: string): Attachment => {
  const { id, name, mime_type, size, state, failure, content, has_hidden_text } = row;
  const pages = content?.pages ?? [];
  return {
    ...{ id, name, mimeType: mime_type, size, state, failure, has_hidden_text, url },
    text: content === null ? null : pages.map(({ text }) => text).join("\n\n"),
    pages: mime_type === "application/pdf" && pages.length > 0 ? pages.length : null,
  };
};
