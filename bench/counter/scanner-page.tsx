// A page with the scanner alone, which starts at a tap.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useScanner } from '#web/platform/scanner/scanner.ts';

function ScannerPage() {
  const [isOn, setIsOn] = useState(false);
  const [result, setResult] = useState('');
  const { video, failure, isReady } = useScanner({
    isOn,
    onCode: setResult,
    onSeveral: () => setResult('several'),
  });
  return (
    <>
      <button type="button" onClick={() => setIsOn(true)}>
        Ligar a câmera
      </button>
      {isOn && !failure && <video ref={video} width="320" autoPlay playsInline muted />}
      <p data-state={failure ?? (isReady ? 'ready' : 'off')} />
      <output>{result}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ScannerPage />);
