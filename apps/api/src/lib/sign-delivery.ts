import { createHmac } from 'node:crypto';

export type Delivery = { id: string; body: string };

/**
 * The headers of Standard Webhooks: who knows the secret can tell that the body is ours, that it is
 * new, and by its id that it has not come before.
 */
export function signDelivery(
  secret: string,
  { id, body }: Delivery,
  now: number,
): Record<'webhook-id' | 'webhook-signature' | 'webhook-timestamp', string> {
  const seconds = String(Math.floor(now / 1000));
  const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${mac}`,
  };
}
