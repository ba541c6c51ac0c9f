const LONGEST = 2048;

/** Metadata that does not travel in the headers of a request, or would arrive as something else. */
export class ObjectMetadataError extends Error {
  override readonly name = 'ObjectMetadataError';
}

/** What S3 takes as metadata and hands back unchanged. @throws ObjectMetadataError */
export function checkMetadata(metadata: Readonly<Record<string, string>> = {}): Record<string, string> {
  let length = 0;
  for (const [name, value] of Object.entries(metadata)) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
      throw new ObjectMetadataError(
        `“${name}” is no name for metadata: use small letters, digits and hyphens.`,
      );
    }
    // Spaces at the ends are lost in a header, and what is not ASCII comes back in another encoding.
    if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value)) {
      throw new ObjectMetadataError(
        `The metadata “${name}” has to be printable ASCII, without spaces at its ends.`,
      );
    }
    length += name.length + value.length;
  }
  if (length > LONGEST) {
    throw new ObjectMetadataError(`Metadata may have ${LONGEST} characters in all; this has ${length}.`);
  }
  return { ...metadata };
}
