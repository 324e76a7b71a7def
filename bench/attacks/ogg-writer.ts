/** The page checksum of RFC 3533. */
const pageCrc = (page: Uint8Array): number => {
  let crc = 0;
  for (const byte of page) {
    crc = (crc ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1) >>> 0;
  }
  return crc;
};

const writePage = (sequence: number, flags: number, packets: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(27);
  head.write("OggS");
  head[5] = flags;
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = packets.length;
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  page.writeUInt32LE(pageCrc(page), 22);
  return page;
};

const PER_PAGE = 255;

/** An Ogg file of one packet, repeated. Its granule positions are 0. */
export const repeatInOgg = (packet: Uint8Array, count: number): Buffer => {
  const head = Buffer.from("OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0", "latin1");
  const tags = Buffer.from("OpusTags\x01\0\0\0x\0\0\0\0", "latin1");
  const packets = Array.from({ length: PER_PAGE }, () => packet);
  const pages = Array.from({ length: Math.ceil(count / PER_PAGE) }, (_, i) =>
    writePage(i + 2, 0, packets),
  );
  return Buffer.concat([writePage(0, 2, [head]), writePage(1, 0, [tags]), ...pages]);
};
