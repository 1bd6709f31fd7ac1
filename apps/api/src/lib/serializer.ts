import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Compiles a response schema into a function that writes exactly its fields: what the contract does
 * not name cannot leave the server. It compiles with the first answer: all schemas at once were a
 * third of the start of a process. Parsing each answer with zod would cost more than the query
 * behind it, so that only happens where `check` is on (tests and development).
 */
export function createSerializerCompiler(check: boolean): FastifySerializerCompiler<z.ZodType> {
  return ({ schema }) =>
    (data: unknown) => {
      if (check) schema.parse(data);
      return compileOnce(schema)(data);
    };
}

type Stringify = (data: unknown) => string;

/** Many routes share a schema, all of them the one of problems. */
const compiled = new WeakMap<z.ZodType, Stringify>();

export function compileOnce(schema: z.ZodType): Stringify {
  let stringify = compiled.get(schema);
  if (stringify === undefined) {
    const json = z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'output',
      reused: 'inline',
      override: ({ jsonSchema }) => foldNull(jsonSchema),
    });
    stringify = fastJson(json as fastJson.AnySchema);
    compiled.set(schema, stringify);
  }
  return stringify;
}

/** `anyOf` of a type and null would be tried one by one at run time; `nullable` is compiled in. */
function foldNull(json: z.core.JSONSchema.BaseSchema): void {
  const [inner, none] = json.anyOf ?? [];
  if (json.anyOf?.length !== 2 || none?.type !== 'null' || inner === undefined) return;
  delete json.anyOf;
  Object.assign(json, inner, { nullable: true });
}
