/** Returns a variable of the environment that only some Lambdas get. Others cannot load the file that asks for it. */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment has no ${name}`);
  return value;
}
